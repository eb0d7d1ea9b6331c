export function templateKey(root: string): string;
export function keyBeside(template: string): string | undefined;
