/** Names under /proc that set the kernel or its devices: they can only be read. */
export const SEALED_KERNEL_FILES = ['sys', 'sysrq-trigger', 'irq', 'bus', 'fs', 'acpi', 'scsi', 'mtrr'];

/** Names under /proc that show memory, keys and processes of the machine. */
export const HIDDEN_KERNEL_FILES = ['kcore', 'keys', 'timer_list', 'sched_debug'];
