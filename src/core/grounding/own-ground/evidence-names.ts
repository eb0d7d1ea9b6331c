import type { Evidence } from '../../../contract/evidence.ts';
import { normaliseName } from '../../language/name-normalise.ts';

const HEADING = /^\s*#{1,3} ([^\n]{1,200})/u;
const EXTENSION = /\.[a-z]{2,5}\d?$/iu;
const ADDRESS_END = /[#?].*$/u;

/** The key under which two spellings of a name meet; punctuation between its words does not count. */
export function nameKey(name: string): string {
  return normaliseName(name).replaceAll(/[,;:_]/gu, '');
}

function titleOf(data: Evidence['data']): string[] {
  if (typeof data === 'string') {
    const [, heading] = HEADING.exec(data.slice(0, 300)) ?? [];
    return heading === undefined ? [] : [heading];
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return [];
  return [data['title'], data['name'], data['file'], data['filename']].filter(
    (name): name is string => typeof name === 'string',
  );
}

/** The last part of a path or address. */
export function fileOf(address: string): string {
  const path = address.replace(ADDRESS_END, '').replace(/(?<![/\\])[/\\]+$/u, '');
  return path.split(/[/\\]/u).at(-1) ?? '';
}

/** By what names a piece of evidence may be cited: id, source, title, file with and without its ending. */
export function namesOf({ evidence_id, source, uri, data }: Evidence): string[] {
  const files = [uri, source].flatMap((place) => (place === undefined ? [] : [fileOf(place)]));
  const names = [evidence_id, source, uri, ...files, ...titleOf(data)].filter((name) => name !== undefined);
  return [...names, ...[evidence_id, ...files].map((file) => file.replace(EXTENSION, ''))].filter(
    (name) => name !== '',
  );
}

/** An address with its percent signs read, where they can be. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The key under which two spellings of an address meet: without protocol, `www.`, `./`, tracking and a slash at the end. */
export function addressKey(address: string): string {
  return decoded(address)
    .replace(/^[a-z]+:\/\//iu, '')
    .replace(/^(?:www\.|(?:\.\/)+)/iu, '')
    .replaceAll(/[?&]utm_[^&#]*/giu, '')
    .replace(/\/(?=$|[?#])/u, '')
    .toLowerCase();
}

/** Where a piece of evidence stands. */
export function addressesOf({ evidence_id, source, uri }: Evidence): string[] {
  return [uri, source, evidence_id].filter((place) => place !== undefined).map(addressKey);
}
