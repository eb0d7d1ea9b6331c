import type { Subject } from '../family.ts';

const subject = (type: string, id: string, ko: string, en: string): Subject => ({
  type,
  id,
  ko: ko.split('|'),
  en: en.split('|'),
});

const PROJECTS =
  '스마트팩토리 구축/Smart Factory Rollout,차세대 ERP 전환/Next ERP Migration,고객 데이터 통합/Customer Data Unification,챗봇 고도화/Chatbot Upgrade,제로트러스트 도입/Zero Trust Adoption,데이터레이크 이전/Data Lake Relocation,수요예측 엔진/Demand Forecast Engine,모바일 앱 개편/Mobile App Redesign,클라우드 비용 최적화/Cloud Cost Optimization,해외 결제 연동/Overseas Payment Integration,인사평가 시스템/Performance Review System,문서 자동분류/Document Autosorting,재해복구 센터/Disaster Recovery Center,파트너 포털/Partner Portal,탄소배출 대시보드/Carbon Dashboard';
const PROJECT_YEARS = [
  2023, 2023, 2024, 2024, 2024, 2024, 2025, 2025, 2025, 2025, 2025, 2025, 2025, 2026, 2026,
];

export const projects: readonly Subject[] = PROJECTS.split(',').map((both, index) => {
  const [ko = '', en = ''] = both.split('/');
  return subject('project', `PRJ-${PROJECT_YEARS[index]}-${String(index * 3 + 1).padStart(4, '0')}`, ko, en);
});

/** Projects that do not exist. */
export const ghostProjects: readonly Subject[] = [
  subject('project', 'PRJ-2025-0088', '드론 배송 실증', 'Drone Delivery Pilot'),
  subject('project', 'PRJ-2024-0077', '양자암호 통신망', 'Quantum Encryption Network'),
  subject('project', 'PRJ-2025-0093', '가상 쇼룸 개설', 'Virtual Showroom Launch'),
];

const CUSTOMERS =
  '한빛전자/Hanbit Electronics,동해물산/Donghae Trading,새벽유통/Saebyeok Retail,미래생명/Mirae Life,가온건설/Gaon Construction,푸른제약/Pureun Pharma,은하항공/Eunha Airlines,다온식품/Daon Foods,한별증권/Hanbyeol Securities,청솔화학/Cheongsol Chemical';

export const customers: readonly Subject[] = CUSTOMERS.split(',').map((both, index) => {
  const [ko = '', en = ''] = both.split('/');
  return subject('customer', `CUS-${String(index + 1).padStart(4, '0')}`, ko, en);
});

export const ghostCustomers: readonly Subject[] = [
  subject('customer', 'CUS-0061', '백두조선', 'Baekdu Shipbuilding'),
  subject('customer', 'CUS-0072', '라온통신', 'Raon Telecom'),
];

const DEALS =
  '물류센터 자동화 제안/Warehouse Automation Bid,보안관제 위탁/Security Monitoring Outsourcing,점포 재고 예측/Store Stock Prediction,보험금 심사 AI/Claims Review AI,현장 안전 관제/Site Safety Watch,임상 데이터 분석/Clinical Data Analysis,예약 시스템 교체/Booking System Replacement,품질검사 비전/Quality Inspection Vision,이상거래 탐지/Fraud Detection,설비 예지정비/Predictive Maintenance,콜센터 음성분석/Call Center Speech Analytics,멤버십 개편/Membership Renewal,원가 분석 솔루션/Cost Analysis Solution,전자결재 전환/Electronic Approval Switch,공급망 가시화/Supply Chain Visibility';

export const deals: readonly Subject[] = DEALS.split(',').map((both, index) => {
  const [ko = '', en = ''] = both.split('/');
  return subject(
    'opportunity',
    `OPP-${index < 9 ? 2025 : 2026}-${String(index * 2 + 3).padStart(4, '0')}`,
    ko,
    en,
  );
});

export const ghostDeals: readonly Subject[] = [
  subject('opportunity', 'OPP-2025-0097', '위성영상 판독', 'Satellite Image Reading'),
  subject('opportunity', 'OPP-2026-0086', '자율주행 시험로', 'Autonomous Driving Track'),
];

export const options: readonly Subject[] = [
  subject('option', 'OPT-A', 'OPT-A|외주 확대안', 'OPT-A|Outsourcing Plan'),
  subject('option', 'OPT-B', 'OPT-B|단계적 채용안', 'OPT-B|Phased Hiring Plan'),
  subject('option', 'OPT-C', 'OPT-C|사내 재교육안', 'OPT-C|Reskilling Plan'),
];

export const ghostOptions: readonly Subject[] = [
  subject('option', 'OPT-F', 'OPT-F', 'OPT-F'),
  subject('option', 'OPT-K', 'OPT-K', 'OPT-K'),
];
