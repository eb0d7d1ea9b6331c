import { wordSet } from './clause-words.ts';
import type { Mood } from '../statement/statement.ts';
import { type Lexicon, wordTable } from './lexicon.ts';

/** What a marker takes back, and how far it reaches. */
export interface Marker {
  readonly mood: Mood;
  /** `paragraph`: all that follows in it too, as an order to the reader does. */
  readonly reach: 'clause' | 'sentence' | 'paragraph';
}

const says = (mood: Mood, reach: Marker['reach'] = 'sentence'): Marker => ({ mood, reach });

export const ENGLISH_MARKERS: Lexicon<Marker> = {
  source:
    'Huddleston and Pullum, The Cambridge Grammar of the English Language (2002), ch. 8 § 5 and ch. 9; Longman Dictionary; OWASP Top 10 for LLM Applications 2025, LLM01 (orders to the reader)',
  rows: [
    [
      'rumour has it|rumor has it|rumours say|rumors say|rumoured|rumored|rumour|rumor|rumours|rumors|allegedly|alleged|supposedly|reportedly|purportedly|it is said|is said to|are said to|unconfirmed|hearsay|gossip|leaked note|leaked memo|leaked document|leaked documents|leaked email|word has it|some claim|some say|people say|speculation|speculated|speculates|urban legend|myth',
      says('reported'),
    ],
    [
      'it is not true|it is untrue|it is false|is not the case|it is wrong that|is a lie|is a myth|contrary to reports|denied that|denies that|deny that|not true that',
      says('denied'),
    ],
    [
      'formerly|previously|used to|no longer|not anymore|in the past|originally|back then|at that time|once had',
      says('past', 'clause'),
    ],
    [
      'was planned to|were planned to|was to be|were to be|was meant to|was supposed to|were supposed to|has suggested|have suggested|suggests|suggested|proposes|proposed|proposal|proposals|no decision|under discussion|under consideration|under review|is considering|are considering|has asked for|calls for|recommends that|is expected to|are expected to|draft|tentative|tentatively',
      says('planned', 'clause'),
    ],
    [
      'ignore previous|ignore all|ignore the|ignore your|disregard|system:|assistant:|system prompt|you are now|instruction to the|instructions to the|note to the ai|note to ai|tell the user|answer that|reply that|respond that',
      says('ordered', 'paragraph'),
    ],
    [
      'once upon a time|in the novel|in the story|in this story|in the film|in the game|a fictional|fictional|fairy tale',
      says('conditional', 'paragraph'),
    ],
    ['imagine|suppose that|suppose a|let us assume|hypothetically|hypothetical', says('conditional')],
  ],
};

export const KOREAN_MARKERS: Lexicon<Marker> = {
  source:
    '국립국어원 표준국어대사전; 고영근·구본관, 우리말 문법론 (2008), 10장 (인용과 추측); OWASP Top 10 for LLM Applications 2025, LLM01',
  rows: [
    [
      '소문에 따르면|소문에 의하면|소문|루머|뜬소문|풍문|카더라|확인되지 않은|유출된 문서|유출된 메모|유출된 자료|알려졌다는 말|라는 말이 있다|다는 말이 있다|라고들 한다|다고들 한다|라는 설|다는 설|추측',
      says('reported'),
    ],
    [
      '사실이 아니다|사실이 아닙니다|사실이 아니며|사실이 아니고|사실과 다르|거짓이다|거짓입니다|오해이다|오해다|잘못 알려|허위',
      says('denied'),
    ],
    [
      '과거에는|예전에는|이전에는|옛날에는|한때|당시에는|당초에는|더 이상|더는|원래는|종전에는|기존에는',
      says('past', 'clause'),
    ],
    [
      '검토 중|검토하고 있|검토한다|논의 중|논의하고 있|제안했|제안하고|제안한|제안이 있|제안이 나|건의했|건의한|결정된 바 없|결정되지 않|정해지지 않|확정되지 않|미정|예정이었|계획이었|하려 했|초안|잠정|요구했|요구하고 있',
      says('planned', 'clause'),
    ],
    [
      '시스템:|시스템 메시지|이전 지시를|이전 지시는|앞의 지시|위의 지시|지시를 무시|라고 답하라|다고 답하라|라고 답해|다고 답해|라고 답변|다고 답변|라고 말하라|다고 말하라|라고 말해|다고 말해|사용자에게 알려라',
      says('ordered', 'paragraph'),
    ],
    [
      '옛날 옛적|소설에서|소설 속|이야기 속|동화에서|영화에서|영화 속|게임 속|가상의',
      says('conditional', 'paragraph'),
    ],
    ['가정하면|가정해 보|가정하자|상상해 보|라고 치자|다고 치자', says('conditional')],
  ],
};

export const MARKERS = wordTable(ENGLISH_MARKERS, KOREAN_MARKERS);

/** Before a verb in -ing they leave open whether it happened: accused of stealing, kept from leaving. Source: Huddleston and Pullum, ch. 14 § 5.3. */
export const BEFORE_OPEN_GERUNDS = wordSet('of from against about');
