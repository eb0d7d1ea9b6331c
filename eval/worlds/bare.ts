/** A subject as it is listed: without its article. */
export function bare(subject: string): string {
  return subject.replace(/^the /u, '');
}
