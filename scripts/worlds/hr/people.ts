import type { Subject } from '../family.ts';

/** 조직: id, Korean names, English names, parent, location. */
const ORGS = [
  ['ORG-0001', '디지털혁신본부|DI본부', 'Digital Innovation Division|DI Division', '', 'SEOUL', '2018-03-02'],
  ['ORG-0002', 'AI팀|인공지능팀', 'AI Team|Artificial Intelligence Team', 'ORG-0001', 'SEOUL', '2019-07-01'],
  ['ORG-0003', '데이터플랫폼팀|데이터팀', 'Data Platform Team|Data Team', 'ORG-0001', 'PANGYO', '2020-01-06'],
  [
    'ORG-0004',
    '클라우드인프라팀|클라우드팀',
    'Cloud Infrastructure Team|Cloud Team',
    'ORG-0001',
    'PANGYO',
    '2020-09-14',
  ],
  [
    'ORG-0005',
    '정보보안팀|보안팀',
    'Information Security Team|Security Team',
    'ORG-0001',
    'SEOUL',
    '2018-11-05',
  ],
  ['ORG-0006', '영업본부', 'Sales Division', '', 'SEOUL', '2012-04-02'],
  ['ORG-0007', '국내영업팀', 'Domestic Sales Team', 'ORG-0006', 'DAEJEON', '2012-04-16'],
  [
    'ORG-0008',
    '해외영업팀|글로벌영업팀',
    'Overseas Sales Team|Global Sales Team',
    'ORG-0006',
    'SEOUL',
    '2015-02-09',
  ],
  ['ORG-0009', '고객성공팀|CS팀', 'Customer Success Team|CS Team', 'ORG-0006', 'BUSAN', '2021-06-21'],
  ['ORG-0010', '경영지원본부', 'Corporate Services Division', '', 'SEOUL', '2012-04-02'],
  ['ORG-0011', '인사팀|HR팀', 'Human Resources Team|HR Team', 'ORG-0010', 'SEOUL', '2013-08-12'],
  [
    'ORG-0012',
    '재무회계팀|재무팀',
    'Finance and Accounting Team|Finance Team',
    'ORG-0010',
    'BUSAN',
    '2013-10-28',
  ],
] as const;

export interface Org {
  readonly subject: Subject;
  readonly parent: string;
  readonly location: string;
  readonly founded: string;
}

const split = (names: string): string[] => names.split('|');

export const orgs: readonly Org[] = ORGS.map(([id, ko, en, parent, location, founded]) => ({
  subject: { type: 'org_unit', id, ko: split(ko), en: split(en), article: true },
  parent,
  location,
  founded,
}));

const ghostOrg = (id: string, ko: string, en: string): Subject => ({
  type: 'org_unit',
  id,
  ko: [ko],
  en: [en],
  article: true,
});

/** Teams that do not exist. */
export const ghostOrgs: readonly Subject[] = [
  ghostOrg('ORG-0031', '블록체인팀', 'Blockchain Team'),
  ghostOrg('ORG-0042', '로봇공학팀', 'Robotics Team'),
  ghostOrg('ORG-0027', '퀀텀연구팀', 'Quantum Research Team'),
  ghostOrg('ORG-0038', '물류혁신팀', 'Logistics Team'),
  ghostOrg('ORG-0055', '메타버스사업팀', 'Metaverse Business Team'),
];

const PEOPLE =
  '김민준 Kim Minjun,이서연 Lee Seoyeon,박도윤 Park Doyun,최지우 Choi Jiwoo,정하준 Jung Hajun,강수빈 Kang Subin,조은우 Cho Eunwoo,윤채원 Yoon Chaewon,장시우 Jang Siwoo,임나은 Lim Naeun,한지호 Han Jiho,오예린 Oh Yerin,서준영 Seo Junyoung,신유진 Shin Yujin,권태훈 Kwon Taehun,황소희 Hwang Sohee,안재현 Ahn Jaehyun,송다인 Song Dain,류현우 Ryu Hyunwoo,홍가영 Hong Gayoung,전승민 Jeon Seungmin,고은비 Ko Eunbi,문성호 Moon Sungho,양미래 Yang Mirae,손정우 Son Jungwoo,배수아 Bae Sua,백동현 Baek Donghyun,허윤서 Heo Yunseo,남궁찬 Namgung Chan,심보경 Shim Bokyung,노태윤 Noh Taeyun,하린아 Ha Rina,곽민석 Kwak Minseok,성아름 Sung Areum,차은결 Cha Eungyeol,주혜진 Joo Hyejin,우상혁 Woo Sanghyuk,구본승 Koo Bonseung,나경민 Na Kyungmin,진세라 Jin Sera';

const person = (id: string, both: string): Subject => {
  const [ko = '', ...en] = both.split(' ');
  return { type: 'employee', id, ko: [ko], en: [en.join(' ')] };
};

export const people: readonly Subject[] = PEOPLE.split(',').map((both, index) =>
  person(`EMP-${String(100_101 + index * 37)}`, both),
);

/** People that do not exist. */
export const ghostPeople: readonly Subject[] = [
  person('EMP-100987', '방준혁 Bang Junhyuk'),
  person('EMP-104410', '천지윤 Cheon Jiyun'),
  person('EMP-103300', '도경완 Do Kyungwan'),
  person('EMP-102222', '마동희 Ma Donghee'),
];

/** One of the two contains the other: "a member of the division" may be said of a member of its team. */
export function nested(one: Subject, other: Subject): boolean {
  const parentOf = (subject: Subject): string | undefined =>
    orgs.find((org) => org.subject === subject)?.parent;
  return parentOf(one) === other.id || parentOf(other) === one.id;
}
