import { z } from 'zod';

/** A picture in a message: base64 without a `data:` prefix. */
export const ImageContent = z.strictObject({
  media_type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
  data: z.base64(),
});
export type ImageContent = z.infer<typeof ImageContent>;

/** One message to a model; `Message` in the source, which here is the envelope. */
export const AIMessage = z.strictObject({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string(),
  images: z.array(ImageContent).nullable().optional(),
});
export type AIMessage = z.infer<typeof AIMessage>;
