/** Phrases of one line name one thing: short forms, and how offices, shops and users call it. Written from general knowledge. */
export const LIKE_PHRASES = `
refund | money back | reimbursement
remote work | work remotely | work from home | home working | home office | wfh | telework | telecommute | telecommuting
paid time off | pto | paid leave | annual leave | vacation | holiday entitlement
sick leave | sick day | sick pay | off sick | call in sick
out of office | ooo
two-factor authentication | two-step verification | multi-factor authentication | 2fa | mfa
single sign-on | sso
reset password | forgotten password | forgot password | lost password
sign in | log in | login | logon
sign up | register | create account
service level agreement | sla
non-disclosure agreement | confidentiality agreement | nda
key performance indicator | kpi
frequently asked questions | faq
proof of purchase | receipt
out of stock | sold out
free of charge | no charge | no cost | complimentary
due date | deadline | closing date
end of life | eol | discontinued
human resources | hr department | hr team | hr
chief executive officer | chief executive | ceo
chief financial officer | cfo
chief technology officer | cto
year over year | year on year | yoy
return on investment | roi
value added tax | vat
purchase order | po
request for proposal | rfp
estimated time of arrival | eta
recovery time objective | rto
recovery point objective | rpo
business day | working day | workday
bank transfer | wire transfer
per diem | daily allowance
pay slip | payslip | pay stub
personal data | personal information | personally identifiable information | pii
opening hours | business hours | office hours
wi-fi | wifi | wireless network | wireless internet | wlan | 와이파이 | 무선 인터넷 | 무선 네트워크 | 무선랜
wired network | wired internet | wired connection | ethernet | lan cable | network cable
usb stick | memory stick | flash drive | thumb drive | usb memory key
hard disk | hard drive | hdd
laptop | notebook computer
mobile phone | cell phone | cellphone | smartphone
anti-virus | antivirus | virus scanner
keyboard shortcut | shortcut key | key combination | hotkey
log out | sign out | logout | log off
user name | username | login name
rule of thumb | general rule
take effect | come into force | come into effect
원격 근무 | 원격근무 | 재택 근무 | 재택근무 | 집에서 일하다 | 집에서 근무
연차 | 연차 휴가 | 연차휴가 | 유급 휴가 | 유급휴가
반차 | 반일 휴가
병가 | 병 휴가 | 아파서 쉬다
환불 | 돈을 돌려받다 | 돈을 돌려주다
2단계 인증 | 이중 인증 | 다중 인증 | 2FA | MFA
비밀번호 | 패스워드 | 암호
회원 가입 | 회원가입
회원 탈퇴 | 회원탈퇴 | 계정 삭제
고객 센터 | 고객센터 | 콜센터 | 상담 센터 | 상담센터
영업 시간 | 영업시간 | 운영 시간 | 운영시간
영업일 | 근무일 | 평일
급여 | 월급 | 봉급 | 임금
식대 | 식비 | 밥값
교통비 | 차비
배송비 | 배송료 | 택배비
무료 | 공짜 | 무상
초과 근무 | 초과근무 | 야근 | 연장 근무 | 연장근무 | 시간 외 근무
유연 근무 | 유연근무 | 유연 근무제 | 유연근무제 | 시차 출퇴근 | 탄력 근무
근무 시간 | 근무시간 | 업무 시간 | 업무시간
보증 기간 | 보증기간 | 무상 수리 기간
유효 기간 | 유효기간
마감일 | 마감 기한 | 데드라인 | 제출 기한
서비스 수준 협약 | 서비스 수준 계약 | SLA
비밀 유지 계약 | 비밀유지계약 | 비밀 유지 서약 | NDA
대표 이사 | 대표이사 | 최고 경영자 | 최고경영자 | CEO
인사팀 | 인사 부서 | 인사과 | HR
부가세 | 부가 가치세 | 부가가치세 | VAT
개인 정보 | 개인정보
자동 이체 | 자동이체
계좌 이체 | 계좌이체 | 송금
법인 카드 | 법인카드 | 회사 카드
품절 | 재고 없음 | 재고 소진
노트북 | 랩톱 | 휴대용 컴퓨터
휴대폰 | 휴대 전화 | 휴대전화 | 핸드폰 | 스마트폰
카페 | 커피숍 | 커피 전문점 | 커피 상점
단축키 | 단축 키 | 바로 가기 키
백신 프로그램 | 바이러스 검사 프로그램 | 안티바이러스
이메일 | 전자메일 | 전자 메일 | 전자우편
폴더 | 디렉터리 | 디렉토리
웹사이트 | 웹 사이트 | 홈페이지
외장 하드 | 외장 하드 디스크 | 외장 하드디스크
`;
