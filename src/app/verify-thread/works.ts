import type { MessagePort } from 'node:worker_threads';
import type { Critiqued, ToCritique } from '../../core/correct/critique-answer.ts';
import type { GateAssessment, GateRequest, Judge } from '../../core/quality-gate/gate-request.ts';
import { QualityGate } from '../../core/quality-gate/quality-gate.ts';
import { type AnswerToGrow, type GrowingVerification, growAt } from '../grow-answer.ts';
import { critiqueAt } from '../critique-at.ts';
import { openOutside } from '../open-outside.ts';
import type { Outside } from '../outside.ts';
import { type JudgedAnswer, verifyUnkept, type VerifiedAnswer } from '../verify-answer.ts';
import { type RemotePorts, remoteJudge, remotePorts } from './remote-ports.ts';
import type { ToVerify } from './text-work.ts';
import type { ThreadHome, WorkName } from './thread-messages.ts';

/** What a piece of work is done with, in a thread. */
interface At {
  readonly home: ThreadHome | null;
  readonly port: MessagePort | null;
}

/** A part of an answer that grows. `begin` comes with the first, and opens it. */
export interface GrowInput {
  readonly session: string;
  readonly begin: AnswerToGrow | null;
  readonly piece: string;
  readonly isEnd: boolean;
}

export interface AssessInput {
  readonly request: GateRequest;
  readonly judge: Pick<Judge, 'model' | 'provider'> | null;
}

function homeOf({ home }: At): ThreadHome {
  if (home === null) throw new Error('this work needs a home');
  return home;
}

function portOf({ port }: At): MessagePort {
  if (port === null) throw new Error('this work needs a port');
  return port;
}

/** Without an environment: no database is opened here, the folder belongs to the thread of the server. */
async function outsideOf({ folder, hasGraph }: ThreadHome, ports: RemotePorts): Promise<Outside> {
  const own = await openOutside({ workingFolder: folder, environment: {} });
  return { ...own, ...ports, hasGraph: () => hasGraph };
}

async function verify({ answer, options }: ToVerify, at: At): Promise<JudgedAnswer> {
  const home = homeOf(at);
  const outside = await outsideOf(home, remotePorts(portOf(at)));
  return verifyUnkept(answer, home, outside, { ...options, events: {} });
}

interface Session {
  readonly growing: Promise<GrowingVerification>;
  /** Those of the order that is worked on: on the way none is asked. */
  ports: RemotePorts | null;
}

const sessions = new Map<string, Session>();

function portsOf(session: { readonly ports: RemotePorts | null }): RemotePorts {
  if (session.ports === null) throw new Error('this work needs a port');
  return session.ports;
}

function begin(answer: AnswerToGrow, home: ThreadHome): Session {
  const session = { ports: null as RemotePorts | null };
  const late: RemotePorts = {
    openGraph: (...asked) => portsOf(session).openGraph(...asked),
    groundingModel: (asked) => portsOf(session).groundingModel(asked),
    claimModel: (asked) => portsOf(session).claimModel(asked),
  };
  const how = { allowEmpty: false, keep: false, events: {}, onTheWay: 'evidence' } as const;
  const growing = outsideOf(home, late).then((outside) => growAt(answer, home, outside, how));
  return Object.assign(session, { growing });
}

/** Null on the way, the verdict at the end. */
async function grow(input: GrowInput, at: At): Promise<VerifiedAnswer | null> {
  const { session: name, piece, isEnd } = input;
  if (input.begin !== null) sessions.set(name, begin(input.begin, homeOf(at)));
  const session = sessions.get(name);
  if (session === undefined) throw new Error('there is no such session');
  const growing = await session.growing;
  if (piece !== '') await growing.write(piece);
  if (!isEnd) return null;
  sessions.delete(name);
  session.ports = remotePorts(portOf(at));
  return growing.end();
}

/** An answer that nobody waits for any more. */
async function drop({ session }: { readonly session: string }): Promise<null> {
  sessions.delete(session);
  return null;
}

function assess({ request, judge }: AssessInput, at: At): Promise<GateAssessment> {
  return new QualityGate(judge === null ? null : remoteJudge(portOf(at), judge)).assess(request);
}

async function critique(of: ToCritique, at: At): Promise<Critiqued> {
  const home = homeOf(at);
  return critiqueAt(of, home, await outsideOf(home, remotePorts(portOf(at))));
}

/** Everything that a thread is asked to do. */
export const WORKS = { verify, grow, drop, assess, critique } satisfies Record<WorkName, unknown>;
