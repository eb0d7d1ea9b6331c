import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Class names in one string; of two that say the same thing the last one holds. */
export function classNames(...values: readonly ClassValue[]): string {
  return twMerge(clsx(values));
}
