/** A document of the home, and a question that it answers. */
export const PUMP = {
  file: 'pump.md',
  text: '# Pump\n\nThe pump of the greenhouse runs at five bar.\n\n# Lamp\n\nThe lamp of the greenhouse has forty watts.\n',
  question: 'At how many bar does the pump of the greenhouse run?',
  answer: 'The pump of the greenhouse runs at five bar.',
} as const;

/** A question that nothing in the home answers. */
export const UNKNOWN = 'Which colour has the roof of the observatory?';
