/** The forms that a report can be given in. */
export const FORMATS = ['text', 'json', 'sarif', 'junit', 'md'] as const;
export type Format = (typeof FORMATS)[number];

/** A form that reports of a check and of a verification have beside text and JSON. */
export type MachineFormat = Exclude<Format, 'text' | 'json'>;

export function isMachineFormat(format: Format): format is MachineFormat {
  return format !== 'text' && format !== 'json';
}
