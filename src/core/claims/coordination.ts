/** What joins two names to one group: 와, 과, "and", a comma; a bracket with an id or a number may stand between. */
export const COORDINATION = /^\s*(?:와|과|,|및|and|랑|하고|&|그리고|·|와\s*함께|,\s*and)\s*(?:the\s+)?$/iu;
