import { afterEach } from 'vitest';
import { newRepository, type TestRepository } from './repository.ts';

/** A function that makes repositories; each is removed after the test that made it. */
export function freshRepositories(): (home?: string) => TestRepository {
  const made: TestRepository[] = [];
  afterEach(() => {
    for (const repository of made.splice(0)) repository.remove();
  });
  return (home) => {
    const repository = newRepository(home);
    made.push(repository);
    return repository;
  };
}
