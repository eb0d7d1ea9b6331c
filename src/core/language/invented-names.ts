import type { Language } from '../../contract/language.ts';

/** Names that no evidence is likely to hold, for what is planted false. Source: made for this list (2026-11-23). */
export const INVENTED_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Quillmere', 'Tarvenby', 'Oddlestow', 'Brenwick', 'Halverdine', 'Sorrelgate'],
  ko: ['다솔누리', '은가람터', '해오름채', '도담나래', '미리내뜰', '보라매울'],
};
