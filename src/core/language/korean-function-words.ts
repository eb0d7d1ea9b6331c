/** Words without content of their own: pointing, joining, counting in general, auxiliaries. Stems, particles off. */
export const KOREAN_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `그 이 저 그것 이것 저것 이거 그거 저거 것 거 건 게 걸 수 등 및 또 또는 또한 그리고 그러나 그런데 하지만 그래서 그러므로 따라서
즉 혹은 만약 만일 비록 다만 단 역시 바로 물론 더구나 게다가 오히려 여기 거기 저기 이곳 그곳 저곳 우리 저희 나 내 너 네 당신 그녀 그들 제 자기
이런 그런 저런 이러 그러 이렇 그렇 저렇 어떻 이렇게 그렇게 이처럼 어떤 어느 무슨 무엇 뭐 누구 누가 언제 어디 왜 어떻게 얼마나
때 중 점 바 줄 데 적 채 척 만 뿐 듯 분 쪽 편 측 당 각 제 통해 통하 위해 위하 대해 대하 관해 관하 따라 의해 의하 인해 인하 비해 비하 대한 관한 위한 의한 따른 있어 한편
다섯 여섯 일곱 여덟 아홉 열 스무 가지 동안 종류 내용 이상 이하 것들 그래 누군 걸 두 마치 사람 사람들 인간 이번 보통 얼마 달리 총 아주 네 예 아니오 어 음 아 오 와 자 글쎄 자체 가운데 사이 경우 정도 부분 면 측면 뭔가 무언가 어쨌든 사실 정말 진짜 그냥 좀 더 가장 매우 아주 너무 참 꽤 다소 약간 조금 많이 굉장히 상당히 잘 다시 이제 지금 현재 그때 결국
하 되 있 없 이 않 못하 싶 아니 그러하 이러하 못 안 수있 수없 해주 대로 로서 이후로 위하여 대하여 관하여 대해서 관해서 위해서 때문 인하여 통하여 당하 못하`.split(
    /\s+/,
  ),
);

/** Predicates without content of their own. */
export const KOREAN_FUNCTION_PREDICATES: ReadonlySet<string> = new Set(
  '하 되 있 없 이 싶 아니 그러하 이러하 그러 이러 못하 않 위하 대하 관하 의하 인하 비하 통하 당하 이렇 그렇 저렇 어떻'.split(
    ' ',
  ),
);

/** Verbs that only help the one before them where that ends in 아/어, 고, 지, 게. */
export const KOREAN_AUXILIARIES: ReadonlySet<string> = new Set(
  '주 보 버리 지 말 놓 두 오 가 드리 나가 내 나 계시 만들 하 되 싶 않 못하 있 같'.split(' '),
);

/** Words that say how much, how often, how surely. */
export const KOREAN_MEASURES: ReadonlySet<string> = new Set(
  (
    '모두 모든 전부 전체 다 온 일체 전원 누구나 어디나 무엇이든 각자 매 온통 모조리 완전히 전적으로 백퍼센트 누구든 어떤 아무나 언제든지 어디서든 ' +
    '전혀 절대 절대로 결코 아무 아무도 아무것 조금도 하나도 도저히 한번도 일절 추호 더이상 ' +
    '일부 일부분 몇 몇몇 약간 부분적 어느정도 소수 조금 ' +
    '대부분 거의 대체로 대개 주로 다수 대다수 과반 ' +
    '오직 오로지 단지 유일 유일하 불과 뿐 단 겨우 만 단독 그치 불과하 ' +
    '항상 언제나 늘 매번 끊임없이 영원히 언제든 계속 매일 ' +
    '가끔 때때로 종종 이따금 간혹 자주 때로 때로는 드물 드물게 ' +
    '반드시 꼭 필수 필수적 무조건 기필코 틀림없이 확실히 분명히 확실하 의무 당연히 ' +
    '아마 아마도 어쩌면 혹시 듯 가능성 예상 추정 전망 ' +
    '가장 최초 처음 첫 최고 제일 최대 최소 최상 최악 마지막 ' +
    '더 덜 더욱 훨씬 점점 ' +
    '예정 계획 방침 목표 예상 전망 검토 '
  )
    .trim()
    .split(' '),
);
