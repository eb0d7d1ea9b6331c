export function compileCache(folder?: string, day?: string): string;
