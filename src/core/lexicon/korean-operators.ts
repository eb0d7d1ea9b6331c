import type { OperatorLines } from './operator-words.ts';

/**
 * Comparison and quantity in Korean, by stem. Source: 국립국어원, 외국인을 위한 한국어 문법 2 (2005): 보다, 만, 뿐, 마다, 중;
 * 표준국어대사전: 가장, 제일, 모두, 전부, 합치다, 합하다.
 */
export const KOREAN_OPERATORS: OperatorLines = {
  degrees: [
    { side: 'up', plain: '많 많이' },
    { side: 'down', plain: '적' },
    { side: 'up', usual: 'length', plain: '높' },
    { side: 'down', usual: 'length', plain: '낮' },
    { side: 'up', usual: 'area', plain: '크' },
    { side: 'down', usual: 'area', plain: '작' },
    { side: 'up', dimension: 'currency', plain: '비싸' },
    { side: 'down', dimension: 'currency', plain: '싸 저렴하' },
    { side: 'up', dimension: 'mass', plain: '무겁' },
    { side: 'down', dimension: 'mass', plain: '가볍' },
    { side: 'up', dimension: 'area', plain: '넓' },
    { side: 'down', dimension: 'area', plain: '좁' },
    { side: 'up', dimension: 'length', plain: '길 기' },
    { side: 'up', dimension: 'duration', plain: '길 기 오래가' },
    { side: 'down', dimension: 'length', plain: '짧' },
    { side: 'down', dimension: 'duration', plain: '짧' },
    { side: 'down', dimension: 'period', plain: '이르 빠르 먼저 일찍' },
    { side: 'up', dimension: 'period', plain: '늦 나중 최근' },
    { side: 'down', dimension: 'clock', plain: '이르 빠르 먼저 일찍' },
    { side: 'up', dimension: 'clock', plain: '늦 나중' },
    { side: 'down', dimension: 'beginning', plain: '오래되' },
    { side: 'up', dimension: 'speed', plain: '빠르' },
    { side: 'down', dimension: 'speed', plain: '느리' },
  ],
  roles: {
    more: '더',
    less: '덜',
    most: '가장 제일',
    than: '보다',
    together: '합치 합쳐 합하 더하 합계 총 모두',
    only: '만 뿐',
    all: '모든 모두 전부 각각 마다',
    none: '아무 하나 어느',
    of: '중',
    beginning: '설립하 창립하 창단하 개소하 개업하 출시하 열 짓',
    unread: '거의 약 또는 절반',
  },
};
