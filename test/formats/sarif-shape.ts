import { z } from 'zod';

/** What of SARIF 2.1.0 is used, strictly: names, kinds and what the standard wants to be there. */
const Text = z.strictObject({ text: z.string().min(1) });
const Line = z.int().min(1);

const Location = z.strictObject({
  physicalLocation: z.strictObject({
    artifactLocation: z.strictObject({
      // a relative reference: no scheme, no leading slash, no blank, no backslash
      uri: z.string().regex(/^(?![a-z][a-z\d+.-]*:)(?!\/)[^\s\\]+$/i),
      uriBaseId: z.literal('%SRCROOT%'),
    }),
    region: z
      .strictObject({
        startLine: Line,
        startColumn: Line.optional(),
        endLine: Line.optional(),
        endColumn: Line.optional(),
      })
      .optional(),
  }),
  logicalLocations: z.array(z.strictObject({ fullyQualifiedName: z.string().min(1) })).optional(),
});

const Rule = z.strictObject({ id: z.string().min(1), shortDescription: Text, help: Text });

const Result = z.strictObject({
  ruleId: z.string().min(1),
  ruleIndex: z.int().min(0),
  level: z.enum(['none', 'note', 'warning', 'error']),
  message: Text,
  locations: z.array(Location).length(1),
  partialFingerprints: z.strictObject({ 'assay/v1': z.string().regex(/^[0-9a-f]{64}:[1-9]\d*$/) }),
  suppressions: z
    .array(
      z.strictObject({
        kind: z.enum(['inSource', 'external']),
        status: z.enum(['accepted', 'underReview', 'rejected']),
        justification: z.string(),
      }),
    )
    .optional(),
});

export const SarifLog = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z
    .array(
      z.strictObject({
        tool: z.strictObject({
          driver: z.strictObject({
            name: z.literal('Assay'),
            version: z.string(),
            semanticVersion: z.string().regex(/^\d+\.\d+\.\d+/),
            language: z.string().regex(/^[a-z]{2}$/),
            rules: z.array(Rule),
          }),
        }),
        language: z.string().regex(/^[a-z]{2}$/),
        automationDetails: z.strictObject({ id: z.string() }),
        columnKind: z.literal('utf16CodeUnits'),
        invocations: z
          .array(
            z.strictObject({
              executionSuccessful: z.boolean(),
              toolExecutionNotifications: z.array(
                z.strictObject({ level: z.enum(['none', 'note', 'warning', 'error']), message: Text }),
              ),
            }),
          )
          .length(1),
        results: z.array(Result),
      }),
    )
    .length(1),
});
