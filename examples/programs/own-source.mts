// Evidence lies in a system of your own: it is fetched there again, and a rule of your own is asked as well.
import { openVerifier, type ClaimChecker } from 'assay';

const customers: Readonly<Record<string, object>> = { 'C-17': { customer: 'Acme', seats: 40 } };

const noPromises: ClaimChecker = {
  name: 'no-promises',
  check: ({ text }) => (/\bguarantee/i.test(text) ? 'we promise nothing in writing' : null),
};

const verifier = await openVerifier({
  configuration: {},
  sources: { CRM: async ({ id }) => customers[id] ?? null },
  checkers: [noPromises],
});
const evidences = [{ source: 'CRM', id: 'C-17' }];
for (const text of ['Acme has 40 seats.', 'Acme has 90 seats.', 'We guarantee that Acme has 40 seats.']) {
  const { status, claims } = await verifier.verify({ text, evidences });
  console.log(status, text, claims[0]?.reason ?? '');
}
await verifier.close();
