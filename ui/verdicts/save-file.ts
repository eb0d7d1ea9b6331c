/** Hands a text to the browser as a file. */
export function saveFile(name: string, type: 'application/json' | 'text/markdown', text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
