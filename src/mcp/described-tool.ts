import type { Tool as WireTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Tool } from './tool.ts';

type Schema = WireTool['inputSchema'];

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  return z.toJSONSchema(schema, { target: 'draft-7', io }) as Schema;
}

/** A tool as `tools/list` gives it: its schemas are made of those that read and answer. */
export function describedTool({ name, title, description, input, output, manners }: Tool): WireTool {
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(input, 'input'),
    outputSchema: schemaOf(output, 'output'),
    annotations: { title, ...manners },
  };
}
