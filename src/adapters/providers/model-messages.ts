import type { ModelMessage } from 'ai';
import type { AIMessage } from '../../contract/ai-message.ts';

/** The messages as the SDK takes them, images as parts of their message. */
export function modelMessages(messages: readonly AIMessage[]): ModelMessage[] {
  return messages.map(({ role, content, images }) => {
    if (role !== 'user' || images === undefined || images === null) return { role, content };
    const pictures = images.map(({ media_type, data }) => ({
      type: 'file' as const,
      mediaType: media_type,
      data,
    }));
    return { role, content: [{ type: 'text', text: content }, ...pictures] };
  });
}
