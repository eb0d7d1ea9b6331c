import { refusal, type Refusal } from './refusal.ts';

export function noSuchPath(): Refusal {
  return refusal('there is nothing at this address', {
    status: 404,
    code: 'not_found',
    hint: 'GET /openapi.json lists every address',
  });
}
