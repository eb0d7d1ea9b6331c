import type { Subject } from '../family.ts';

/** `한글/English` or `한글|별칭/English|Alias`, comma-separated, numbered from `first` by `step`. */
function things(
  type: string,
  prefix: string,
  names: string,
  article = false,
  first = 1,
  step = 1,
): Subject[] {
  return names.split(',').map((both, index) => {
    const [ko = '', en = ''] = both.split('/');
    const id = `${prefix}${String(first + index * step).padStart(3, '0')}`;
    return { type, id, ko: ko.split('|'), en: en.split('|'), article };
  });
}

export const ports = things(
  'port',
  'PT-',
  '동백항/Camellia Port,은파항/Silverwave Port,청룡항/Blue Dragon Port,북두항/Northstar Port,해솔항/Seapine Port,갈매항/Gull Port',
);
export const ghostPorts = things(
  'port',
  'PT-',
  '흑진주항/Black Pearl Port,만월항/Full Moon Port,설악항/Snowpeak Port',
  false,
  41,
);

export const terminals = things(
  'terminal',
  'TM-',
  '동백 제1부두|동백1부두/Camellia Pier One|Pier One,동백 남컨테이너부두/Camellia South Container Terminal,은파 국제터미널/Silverwave International Terminal,은파 양곡부두/Silverwave Grain Wharf,청룡 신선대/Blue Dragon Outer Terminal,청룡 석유부두/Blue Dragon Oil Jetty,북두 자동화터미널/Northstar Automated Terminal,북두 냉장부두/Northstar Cold Wharf,해솔 목재부두/Seapine Timber Wharf,갈매 여객터미널/Gull Ferry Terminal,갈매 자동차부두/Gull Car Terminal',
);
export const ghostTerminals = things(
  'terminal',
  'TM-',
  '흑진주 심해터미널/Black Pearl Deepwater Terminal,만월 특송부두/Full Moon Express Wharf,설악 광석부두/Snowpeak Ore Jetty',
  false,
  71,
);

export const vessels = things(
  'vessel',
  'VS-',
  '한라스타호|한라스타/Halla Star|MV Halla Star,바다거북호/Sea Turtle,오로라퀸호/Aurora Queen,태평양호프호/Pacific Hope|MV Pacific Hope,황금돛호/Golden Sail,북극여우호/Arctic Fox,새벽별호/Morning Star,푸른고래호/Blue Whale,모란호/Peony Trader,붉은매호/Red Falcon,은하수호/Milky Way,용오름호/Waterspout,달빛나루호/Moonlit Ferry,산호초호/Coral Reef,백상아리호/Great White,서리꽃호/Frost Flower,번개호/Thunderbolt,수평선호/Horizon Pioneer,무지개호/Rainbow Bridge,소금바람호/Salt Wind',
  false,
  103,
  7,
);
export const ghostVessels = things(
  'vessel',
  'VS-',
  '검은튤립호/Black Tulip,유리성호/Glass Castle,회색늑대호/Grey Wolf,천둥새호/Thunderbird Express',
  false,
  801,
  13,
);

export const captains = things(
  'captain',
  'CP-',
  '강태평/Kang Taepyung,올라 닐센/Ola Nielsen,마리아 산토스/Maria Santos,배진호/Bae Jinho,존 캘러핸/John Callahan,유리코 다나카/Yuriko Tanaka,서해문/Seo Haemun,이반 페트로프/Ivan Petrov,노하영/Noh Hayoung,아흐메드 파룩/Ahmed Farouk,린 웨이/Lin Wei,주성민/Joo Sungmin,클라라 바이스/Clara Weiss,문가람/Moon Garam,디에고 루이스/Diego Ruiz,황보경/Hwang Bokyung,에밀리 로즈/Emily Rhodes,채동석/Chae Dongseok,니코스 파파스/Nikos Pappas,소피 마르탱/Sophie Martin,라지브 메논/Rajiv Menon,천우람/Cheon Wooram,헬가 요한센/Helga Johansen,민다솜/Min Dasom,토마스 베르크/Thomas Berg,우진서/Woo Jinseo',
  false,
  11,
  3,
);
export const ghostCaptains = things(
  'captain',
  'CP-',
  '표영도/Pyo Youngdo,빅터 크로스/Viktor Cross,한나 슐츠/Hanna Schulz',
  false,
  207,
  9,
);

export const carriers = things(
  'carrier',
  'CR-',
  '대양해운|대양/Daeyang Shipping|Daeyang,극동라인/Far East Line,노르드마레/Nordmare,코발트상선/Cobalt Maritime,삼각파해운/Breaker Lines,유니콘탱커스/Unicorn Tankers',
);
export const ghostCarriers = things(
  'carrier',
  'CR-',
  '제우스해운/Zeus Shipping,남십자성라인/Southern Cross Line,티탄벌크/Titan Bulk',
  false,
  31,
);

export const routes = things(
  'route',
  'RT-',
  '유채 항로/Canola Route,철새 항로/Migrant Route,호박 항로/Amber Route,비단 항로/Silk Sea Route,유빙 항로/Drift Ice Route,계절풍 항로/Monsoon Route,등대 항로/Lighthouse Route,진주 항로/Pearl Route',
  true,
);
export const ghostRoutes = things('route', 'RT-', '향신료 항로/Spice Route,오팔 항로/Opal Route', true, 61);

export const shipments: readonly Subject[] = Array.from({ length: 18 }, (_, index) => {
  const id = `SHP-${20_400 + index * 23}`;
  return { type: 'shipment', id, ko: [`화물 ${id}`, id], en: [`shipment ${id}`, id], bare: true };
});
export const ghostShipments: readonly Subject[] = ['SHP-27111', 'SHP-28340', 'SHP-29005'].map((id) => ({
  type: 'shipment',
  id,
  ko: [`화물 ${id}`, id],
  en: [`shipment ${id}`, id],
  bare: true,
}));

const word = (id: string, ko: string, en: string): Subject => ({
  type: 'value',
  id,
  ko: ko.split('|'),
  en: en.split('|'),
  bare: true,
});

export const KINDS = [
  word('CONTAINER', '컨테이너선', 'a container ship'),
  word('BULK', '벌크선', 'a bulk carrier'),
  word('TANKER', '유조선', 'a tanker'),
  word('RORO', '자동차운반선', 'a car carrier'),
  word('REEFER', '냉동선', 'a reefer ship'),
];
export const STATES = [
  word('AT_SEA', '항해 중', 'at sea'),
  word('AT_BERTH', '접안 중', 'at berth'),
  word('IN_REPAIR', '수리 중', 'under repair'),
  word('LAID_UP', '계선 중', 'laid up'),
];
export const COMMODITIES = [
  word('TUNA', '참치', 'tuna'),
  word('VACCINE', '백신', 'vaccines'),
  word('BANANA', '바나나', 'bananas'),
  word('STEEL', '강판', 'steel plate'),
  word('LITHIUM', '리튬', 'lithium'),
];
export const FLAGS = [
  word('KR', '대한민국|한국', 'South Korea'),
  word('PA', '파나마', 'Panama'),
  word('LR', '라이베리아', 'Liberia'),
  word('NO', '노르웨이', 'Norway'),
  word('MT', '몰타', 'Malta'),
];
