/**
 * What one verification has done, counted in steps, and how many it may do. One is made for each verification and handed
 * on: several verifications go on beside each other.
 */
export interface Steps {
  readonly most: number;
  used: number;
}

export function newSteps(most: number = Number.POSITIVE_INFINITY): Steps {
  return { most, used: 0 };
}

export function take(steps: Steps, count: number): void {
  steps.used += Math.ceil(count);
}

export function isSpent({ most, used }: Steps): boolean {
  return used >= most;
}
