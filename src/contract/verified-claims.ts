import { z } from 'zod';

/** A claim of an answer that its evidence denies. */
export const DeniedClaim = z.object({
  text: z.string(),
  /** What the claim says; null where all of it is denied. */
  expected: z.string().nullable(),
  /** What the evidence says in its place. */
  actual: z.string().nullable(),
  /** The passage that says so; both null where none was read. */
  evidence_id: z.string().nullable(),
  quote: z.string().nullable(),
});
export type DeniedClaim = z.infer<typeof DeniedClaim>;

/** What the verification of an answer found, as far as the quality gate goes by it. */
export const VerifiedClaims = z.object({
  /** All claims of the answer. */
  claims: z.int().min(0),
  /** Of these, the ones that are VERIFIED. */
  verified: z.int().min(0),
  denied: z.array(DeniedClaim),
});
export type VerifiedClaims = z.infer<typeof VerifiedClaims>;
