"""Parts of the interface that no page owns: language, sound, idle work, widgets."""
