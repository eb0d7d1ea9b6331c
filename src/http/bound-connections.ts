import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * HT30: takes at most so many connections. Where they are all taken, the one that has asked nothing for longest, or has not
 * asked all yet, makes room; one whose request is being answered never does. Where all are, the new one is not taken.
 */
export function boundConnections(server: Server, most: number): void {
  const open = new Set<Socket>();
  /** In the order in which they began to be idle. */
  const idle = new Set<Socket>();
  const end = (socket: Socket): void => {
    open.delete(socket);
    idle.delete(socket);
    socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    if (open.size >= most) {
      const [oldest] = idle;
      end(oldest ?? socket);
      if (oldest === undefined) return;
    }
    open.add(socket);
    idle.add(socket);
    socket.once('close', () => end(socket));
  });
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming;
    const isAsked = (): unknown => idle.delete(socket);
    if (hasBody(incoming)) incoming.once('end', isAsked);
    else isAsked();
    outgoing.once('close', () => open.has(socket) && idle.add(socket));
  });
}
