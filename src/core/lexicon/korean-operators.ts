import type { OperatorLines } from './operator-words.ts';

/**
 * Comparison and quantity in Korean, by stem. Source: 국립국어원, 외국인을 위한 한국어 문법 2 (2005): 보다, 만, 뿐, 마다, 중;
 * 표준국어대사전: 가장, 제일, 모두, 전부, 합치다, 합하다.
 */
export const KOREAN_OPERATORS: OperatorLines = {
  degrees: [
    { side: 'up', more: '더' },
    { side: 'down', more: '덜' },
    { side: 'up', plain: '많 많이' },
    { side: 'down', plain: '적' },
    { side: 'up', usual: 'length', plain: '높' },
    { side: 'down', usual: 'length', plain: '낮' },
    { side: 'up', usual: 'area', plain: '크' },
    { side: 'down', usual: 'area', plain: '작' },
    { side: 'up', dimension: 'currency', plain: '비싸 값비싸 고가 고액' },
    { side: 'down', dimension: 'currency', plain: '싸 저렴하 값싸 저가 헐하 값싸게' },
    { side: 'up', dimension: 'mass', plain: '무겁 묵직하 육중하' },
    { side: 'down', dimension: 'mass', plain: '가볍 경량' },
    { side: 'up', dimension: 'area', plain: '넓 널찍하 드넓 널따랗 광활하' },
    { side: 'down', dimension: 'area', plain: '좁 비좁 협소하' },
    {
      side: 'up',
      dimension: 'length',
      plain:
        '길 기 깊 기다랗 기나길 높다랗 드높 두껍 두툼하 굵 굵직하 굵다랗 깊숙하 깊다랗 멀 머나멀 멀리 원거리 장신 장거리 먼거리',
    },
    { side: 'up', dimension: 'duration', plain: '길 기 오래가 오래 오랫동안 장기간 장시간 기나길' },
    {
      side: 'down',
      dimension: 'length',
      plain:
        '짧 얕 짤막하 나지막하 야트막하 얇 얄팍하 얄따랗 가늘 가느다랗 야트막하 가깝 가까이 근거리 단신 단거리',
    },
    { side: 'down', dimension: 'duration', plain: '짧 잠깐 잠시 단기간 단시간' },
    { side: 'down', dimension: 'period', plain: '이르 빠르 먼저 일찍', more: '이전' },
    { side: 'up', dimension: 'period', plain: '늦 나중 최근 뒤늦 나중에 뒤늦게', more: '이후' },
    { side: 'down', dimension: 'clock', plain: '이르 빠르 먼저 일찍 일찌감치 일찍이', more: '이전' },
    { side: 'up', dimension: 'clock', plain: '늦 나중 늦게 느지막이', more: '이후' },
    { side: 'down', dimension: 'beginning', plain: '오래되 유서깊' },
    { side: 'up', dimension: 'speed', plain: '빠르 고속 재빠르 쏜살같이' },
    { side: 'down', dimension: 'speed', plain: '느리 저속 더디 느릿느릿하' },
    { side: 'up', dimension: 'volume', plain: '대용량' },
    { side: 'down', dimension: 'volume', plain: '소용량' },
    { side: 'up', dimension: 'temperature', plain: '덥 뜨겁 따뜻하 따스하 무덥 고온' },
    { side: 'down', dimension: 'temperature', plain: '춥 차갑 서늘하 시원하 쌀쌀하 저온' },
    { side: 'up', dimension: 'age', plain: '늙 연로하 고령 연상 오래되 낡 노후하' },
    { side: 'down', dimension: 'age', plain: '젊 어리 연소하 연하 새롭 신축' },
    { side: 'up', dimension: 'beginning', plain: '새롭 최신' },
  ],
  roles: {
    more: '더',
    less: '덜',
    most: '가장 제일',
    than: '보다 이후 이전',
    together: '합치 합쳐 합하 더하 합계 총 모두',
    only: '만 뿐',
    all: '모든 모두 전부 각각 마다',
    none: '아무 하나 어느',
    of: '중 가운데',
    beginning: '설립하 창립하 창단하 개소하 개업하 출시하 열 짓',
    rising: '늘 늘어나 증가하 오르 상승하 성장하',
    falling: '줄 줄어들 감소하 내리 하락하 떨어지',
    times: '배 절반',
    average: '평균',
    span: '사이 동안',
    respective: '각각',
    except: '제외하 빼 외 말고',
    unread: '거의 약 또는 절반 제외하 빼 말고',
  },
};
