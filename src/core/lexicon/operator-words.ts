/** What a word of degree says: which end, and of which dimension alone; `usual` where no other word names one. */
export interface Reading {
  readonly side: 'up' | 'down';
  readonly dimension: string | null;
  readonly usual: string | null;
}

/** Words of one reading: by themselves, as comparative, as superlative. */
export interface DegreeLine {
  readonly side: 'up' | 'down';
  readonly dimension?: string;
  readonly usual?: string;
  readonly plain?: string;
  readonly more?: string;
  readonly most?: string;
}

export type Role =
  | 'more'
  | 'less'
  | 'most'
  | 'least'
  | 'than'
  | 'exceeding'
  | 'together'
  | 'only'
  | 'all'
  | 'none'
  | 'of'
  | 'beginning'
  | 'rising'
  | 'falling'
  | 'changing'
  | 'times'
  | 'average'
  | 'span'
  | 'except'
  | 'respective'
  | 'unread';

/** What makes an operator of a clause, in one language. Several words are joined by `_`. */
export interface OperatorLines {
  readonly degrees: readonly DegreeLine[];
  readonly roles: Readonly<Partial<Record<Role, string>>>;
}

export type Grade = 'plain' | 'more' | 'most';
