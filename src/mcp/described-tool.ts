import type { Tool as WireTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Tool } from './tool.ts';

type Schema = WireTool['inputSchema'];
type Node = Readonly<Record<string, unknown>>;

/** Levels of an output that are listed: its fields and theirs. The rest is what the report of the contract holds. */
const LISTED_LEVELS = 2;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...listed } = z.toJSONSchema(schema, { target: 'draft-7', io });
  return listed as Schema;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** MC14: a schema that takes all that the whole one takes, and says no more than its upper levels. */
function shallow(node: Node, levels: number): Node {
  const { type, enum: words, description, properties, required } = node;
  const own = {
    ...(type === undefined ? {} : { type }),
    ...(levels === 0 || words === undefined ? {} : { enum: words }),
    ...(levels < LISTED_LEVELS || description === undefined ? {} : { description }),
  };
  if (levels === 0 || !isNode(properties)) return own;
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    isNode(field) ? shallow(field, levels - 1) : {},
  ]);
  return {
    ...own,
    properties: Object.fromEntries(fields) as Node,
    ...(required === undefined ? {} : { required }),
  };
}

/** A tool as `tools/list` gives it: its schemas are made of those that read and answer. */
export function describedTool({ name, title, description, input, output, manners }: Tool): WireTool {
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(input, 'input'),
    outputSchema: shallow(schemaOf(output, 'output'), LISTED_LEVELS) as Schema,
    annotations: { title, ...manners },
  };
}
