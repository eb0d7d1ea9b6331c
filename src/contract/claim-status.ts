import { z } from 'zod';

/** The verdict of one claim. */
export const ClaimStatus = z.enum(['VERIFIED', 'PARTIALLY_VERIFIED', 'UNVERIFIED', 'HALLUCINATION']);
export type ClaimStatus = z.infer<typeof ClaimStatus>;

/** The verdict of the whole answer, in this precedence from the last. */
export const ValidationStatus = z.enum(['PASSED', 'NEEDS_REVIEW', 'FAILED', 'HALLUCINATION']);
export type ValidationStatus = z.infer<typeof ValidationStatus>;
