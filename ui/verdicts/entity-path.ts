/** Where an entity is shown: the end of an address, of the API and of the screen. */
export function entityPath(type: string, id: string): string {
  return `${encodeURIComponent(type)}/${encodeURIComponent(id)}`;
}
