import type { WordLists } from './word-lists.ts';

const SOURCE = 'written for Assay, checked against no dictionary';

/** Phrases of like meaning; a key named by one of a list may be named by the others. */
export const KEY_LIKES: WordLists = {
  source: SOURCE,
  lists: `
price, cost, fee, 가격, 요금, 값, 비용; phone, telephone, phone number, tel, mobile, 전화, 전화번호, 연락처;
address, 주소, 위치, 소재지; rating, stars, star, score, 평점, 별점, 등급;
review count, number of reviews, reviews, 리뷰, 후기, 리뷰 수, 리뷰수, 후기수, 후기 수; email, e-mail, mail, 이메일, 메일;
website, web site, url, homepage, site, 홈페이지, 웹사이트; name, title, 이름, 명칭;
hours, opening hours, business hours, operating hours, 영업시간, 운영시간, 이용시간, 진료시간;
parking, park, parking lot, parking space, 주차, 주차장; parking, business parking, car park;
wifi, wi fi, wireless internet, internet access, 와이파이, 무선 인터넷, 무선인터넷;
reservations, reservation, reserve, booking, bookings, 예약; delivery, deliveries, deliver, delivers, 배달, 배송;
atmosphere, mood, setting, environment, feel, 분위기; groups, group, 단체; children, kids, child, kid, 어린이, 아이, 아동;
pets, pet, dogs, animals, 반려동물, 애완동물, 반려견; wheelchair, wheelchair accessible, wheelchair access, 휠체어;
credit cards, credit card, card payment, cards, 신용카드, 카드 결제; smoking, smoke, 흡연; pool, swimming pool, 수영장;
elevator, lift, 엘리베이터, 승강기; air conditioning, air conditioner, 에어컨, 냉방; music, 음악; weight, 무게, 중량;
height, 높이, 키; length, 길이; width, 너비, 폭; depth, 깊이; age, 나이, 연령; area, surface, 면적;
population, inhabitants, residents, 인구; capacity, 용량, 정원, 수용 인원; speed, 속도;
colour, color, colours, colors, 색상, 색깔, 색; size, 크기, 사이즈; released, release, launched, launch, 출시, 출시일, 발매;
founded, established, founding, 설립, 설립일, 창립; instructor, teacher, lecturer, 강사, 교사; author, writer, 저자, 작가, 지은이;
manager, head, director, 담당자, 관리자, 책임자; owner, 소유자, 주인; city, town, 도시, 시; country, nation, 국가, 나라; origin, 원산지;
category, categories, kind, 카테고리, 분류, 종류; salary, wage, 급여, 연봉, 임금; stock, inventory, in stock, 재고;
warranty, guarantee, 보증, 보증 기간; status, 상태; date, 날짜, 일자; level, difficulty, 수준, 난이도;
waterproof, water resistant, 방수; free shipping, free delivery, 무료배송, 무료 배송`,
};

/** Words of data in both languages: a key or value named by one of a list may be named by the others. */
export const DATA_LIKES: WordLists = {
  source: SOURCE,
  lists: `
limit, 한도, 한도액, 제한; used, usage, 사용, 사용량, 쓰; storage, 저장 공간, 저장공간, 저장 용량; seats, seat, 좌석, 자리; plan, 요금제, 플랜;
subscription, 구독; auto renew, auto renewal, 자동 갱신, 자동갱신; renews, renewal, 갱신, 갱신일; trial, 체험판, 체험, 무료 체험;
support, 지원; invoice, 청구서, 송장; payment, 결제, 지불; deposit, 보증금, 예치금; discount, 할인, 할인액; shipping, 배송, 배송비;
refundable, refund, 환불; certificate, 수료증, 인증서; subtitles, 자막; languages, language, 언어;
duration, 길이, 소요, 소요 시간, 걸린 시간, 걸리; latency, 지연, 응답 시간, 지연 시간; timeout, 시간 제한, 제한 시간; deadline, 마감일, 마감, 기한;
enrolled, 신청, 등록, 수강; live, 실시간, 생방송; temperature, 기온, 온도; feels like, 체감 온도, 체감온도, 체감; humidity, 습도;
wind, 바람, 풍속; wind speed, 풍속; visibility, 가시거리, 시정; sunrise, 일출, 해 뜨는, 뜨; sunset, 일몰, 해 지는, 지;
uv index, 자외선, 자외선 지수; condition, 날씨; alerts, alert, 경보, 특보; precipitation, rainfall, 강수량, 강수; battery, 배터리;
charging, 충전; range, 주행 거리, 주행거리; odometer, 주행 거리계, 누적 주행 거리; vehicle, 차량, 차; transmission, 변속기; door, doors, 문;
room, 객실, 방; guest, guests, 투숙객, 손님, 인원; booking, reservation, 예약; check in, 체크인, 입실; check out, 체크아웃, 퇴실;
nights, night, 박, 숙박; cancellation, cancel, cancelled, 취소; departure, departs, depart, takes off, leaves, 출발;
arrival, arrives, arrive, lands, 도착; pickup, pick up, 수령, 픽업; return, 반납, 반품; memory, 메모리; disk, 디스크;
cores, cpu cores, 코어; uptime, 가동 시간, 가동시간; version, 버전; firmware, 펌웨어; backup, backups, 백업;
encrypted, encryption, 암호화; region, 리전, 지역; request, requests, 요청; attempts, attempt, retries, 시도;
error, errors, 오류, 에러; warning, warnings, 경고; message, 메시지; code, 코드; cache, 캐시; coverage, 커버리지; reviewers, 검토자;
repository, 저장소; branch, 브랜치, 가지, 지점; commit, commits, 커밋; build, 빌드; run, 실행;
started, start, starts, start time, 시작, 시작 시각; ended, end, finished, ends, 종료, 끝, 끝나; created, 생성, 생성일;
updated, 수정, 갱신, 업데이트; last login, 마지막 로그인, 최근 로그인; verified, 인증; account, 계정, 계좌; balance, 잔액;
interest rate, rate, 금리, 이자율; maturity, 만기, 만기일; loan, 대출; amount, 금액; total, 합계, 총액, 총; quantity, 수량;
tax, 세금, 부가세; members, 회원, 구성원; membership, 회원권, 멤버십; role, 역할, 직책; department, 부서, 진료과; doctor, 의사, 담당의;
patient, 환자; insurance, 보험; emergency, 응급; appointment, 예약; waiting, 대기; publisher, 출판사, 발행처;
published, 출간, 출간일, 발행; pages, 쪽수, 쪽, 페이지; isbn, 도서번호; edition, 판; due, due date, 반납일, 기한;
sender, 보낸이, 보낸 사람, 발송인, 보내; recipient, receiver, 받는이, 받는 사람, 수령인, 수취인; carrier, 택배사, 운송사;
tracking number, 송장번호, 운송장 번호, 송장 번호; collect on delivery, 착불; driver, 기사, 운전자; flight, 항공편, 비행기;
gate, 탑승구, 게이트; terminal, 터미널; train, 열차, 기차; platform, 승강장; stop, stops, 정차, 경유, 정류장;
direct, nonstop, non stop, 직항; baggage, luggage, bags, 수하물, 가방; meal, meals, 식사, 기내식; calories, 열량, 칼로리;
allergens, allergen, 알레르기; ingredients, 재료, 원료; material, 소재, 재질; model, 모델, 모델명, 기종; brand, 브랜드, 상표;
manufacturer, maker, 제조사, 제조원; noise, 소음, 데시벨; power, 전력, 출력; screen, display, 화면, 디스플레이; resolution, 해상도;
camera, 카메라; bluetooth, 블루투스; discontinued, 단종; filter, 필터; locker, lockers, 사물함, 보관함;
photography, photos, 사진 촬영, 사진촬영; nursing room, 수유실; admission, ticket, tickets, 입장료, 관람료, 입장권, 표;
adult, adults, 어른, 성인; youth, teenagers, teenager, 청소년; senior, seniors, 노인, 경로; audio guide, 오디오 가이드, 오디오가이드;
closed days, closed on, 휴관일, 휴무일; floor, floors, 층, 층수; rooms, 방 수, 방; bathrooms, bathroom, 화장실, 욕실;
rent, 월세, 임대료; maintenance fee, 관리비; heating, 난방; cooling, 냉방; window, windows, 창문; lock, locked, 잠금, 잠기;
mode, 모드; target temperature, 목표 온도, 설정 온도; location, 위치, 장소; distance, 거리; time, 시각, 시간; deductible, 자기부담금;
student, students, 학생, 수강생; course, class, 강의, 강좌, 수업; school, 학교; score, 점수; grade, 학년, 등급; exam, test, 시험;
team, 팀; project, 프로젝트; task, tasks, 작업, 과제; priority, 우선순위, 우선 순위; assignee, 담당자; reporter, 보고자; comments, 댓글;
followers, 팔로워; views, 조회수, 조회 수; likes, 좋아요; visits, visitors, 방문자, 방문객; event, 행사; venue, 장소, 행사장;
host, organiser, 주최, 호스트; participants, 참가자, 참석자; double, 더블, 더블룸, 2인실; single, 싱글, 싱글룸, 1인실; korean, 한국어;
english, 영어; japanese, 일본어; chinese, 중국어; german, 독일어; french, 프랑스어; spanish, 스페인어; credit card, 신용카드, 카드;
email, 이메일; bus, 버스; subway, metro, 지하철; white, 흰색, 하양, 하얀색; black, 검정, 검은색, 검정색; red, 빨강, 빨간색; blue, 파랑, 파란색;
green, 초록, 초록색, 녹색; grey, gray, 회색; yellow, 노랑, 노란색; north, 북쪽, 북; south, 남쪽, 남; east, 동쪽, 동; west, 서쪽, 서;
northwest, nw, north west, 북서쪽, 북서; northeast, ne, north east, 북동쪽, 북동; southwest, sw, south west, 남서쪽, 남서;
southeast, se, south east, 남동쪽, 남동; seoul, 서울; busan, 부산; incheon, 인천; daegu, 대구; daejeon, 대전; gwangju, 광주;
jeju, 제주; korea, south korea, 한국, 대한민국; japan, 일본; china, 중국; germany, 독일; france, 프랑스; usa, 미국; uk, 영국;
vietnam, 베트남; apartment, 아파트; house, 주택; office, 사무실, 오피스; cotton, 면; wood, wooden, 나무, 목재; steel, 강철;
leather, 가죽; plastic, 플라스틱; glass, 유리; aluminium, aluminum, 알루미늄; soil, 토양, 흙; moisture, 수분; valve, 밸브;
irrigation, 관개; alarm, 경보, 알람; notification, notifications, 알림; sensor, 센서, 감지기; pressure, 압력, 기압; voltage, 전압;
current, 전류; energy, 에너지; fuel, 연료; tank, 탱크, 물통; pump, 펌프; motor, 모터; subtasks, subtask, 하위 작업;
blocked, 막히, 차단; label, labels, 라벨, 꼬리표; estimate, estimated, 예상, 추정, 견적; spent, 쓰, 소요, 지출; done, 끝나, 완료;
owner, 소유자, 주인, 책임자; assignee, 담당자; availability, uptime, 가용률, 가동률; response time, 응답 시간, 응답, 반응 시간;
throughput, 처리량; failure, failures, outage, 장애, 고장; inspection, check, 점검, 검사; interval, 주기, 간격;
redundant, redundancy, 이중화; follow up, 후속 조치; guarantee, 보증; weight limit, 제한 무게, 최대 하중;
max load, load, 하중, 적재량; speed limit, 제한 속도; first aid, 응급 처치; blood type, 혈액형; dose, dosage, 용량, 복용량;
medication, medicine, 약, 약물; symptom, symptoms, 증상; diagnosis, 진단; ward, 병동; nurse, 간호사; visit, visits, 방문;
subject, 과목, 제목; homework, 숙제; lecture, 강의; credits, 학점; tuition, 수강료, 등록금; semester, 학기; library, 도서관;
borrowed, loaned, 대출; overdue, 연체; returned, 반납; reserved, 예약; renewable, 연장, 갱신; fine, 벌금, 연체료;
transfer, 이체, 환승; withdrawal, 출금, 인출; currency, 통화; exchange rate, 환율; commission, fee, 수수료; installments, 할부;
card, 카드; cash, 현금; point, points, 포인트, 적립금; coupon, 쿠폰; gift, 선물; gift wrap, 선물 포장; box, boxes, 상자;
package, parcel, 택배, 소포; warehouse, 창고; order, 주문; ordered, 주문; customer, 고객, 구매자; seller, vendor, 판매자;
supplier, 공급사, 공급업체; expires, expiry, expiration, 만료, 유효 기간, 유통 기한; produced, production, 생산; harvest, 수확;
crop, 작물; farm, 농장; field, 밭; greenhouse, 온실; garden, 정원, 뜰; kitchen, 주방, 부엌; balcony, 발코니; terrace, 테라스;
furnished, 가구; pets, 반려동물; smoking, 흡연; laundry, 세탁; gym, 헬스장; sauna, 사우나; shuttle, 셔틀; airport, 공항;
station, 역, 정류장; port, 항구, 포트; stopover, layover, 경유; fare, 운임, 요금; passengers, passenger, 승객; crew, 승무원;
captain, 선장, 기장; route, 노선, 경로; vessel, ship, 선박, 배; cargo, 화물; length, 길이, 전장; altitude, elevation, 고도, 해발;
depth, 수심, 깊이; difficulty, 난이도; trail, 등산로, 산책로; opening, 개장, 개막; closing, 폐장, 폐막; artist, 작가, 화가;
exhibition, 전시, 전시회; concert, 공연; show, 공연, 상영; director, 감독; cast, actors, 출연; genre, 장르; season, 시즌, 계절;
episode, episodes, 회차, 화; rating, 평점, 등급; winner, 우승자, 승자; goal, goals, 목표; language, 언어; translator, 번역자, 옮긴이;
license, licence, 면허, 라이선스; password, 비밀번호; login, 로그인; user, users, 사용자, 이용자; permission, permissions, 권한;
token, tokens, 토큰; session, sessions, 세션; server, servers, 서버; database, 데이터베이스; query, queries, 질의, 쿼리;
table, tables, 테이블, 표; file, files, 파일; folder, 폴더; download, downloads, 내려받기, 다운로드; upload, uploads, 올리기, 업로드;
replica, replicas, 복제본, 레플리카; node, nodes, 노드; cluster, 클러스터; container, containers, 컨테이너; image, 이미지;
network, 네트워크; traffic, 트래픽, 교통량; bandwidth, 대역폭; cpu usage, cpu 사용률; error rate, 오류율; retry, 재시도; queue, 대기열;
scheduled, schedule, 일정, 예정; maintenance, 점검, 정비; test, tests, 테스트, 시험; deploy, deployment, 배포;
release, 출시, 릴리스; license plate, 차량 번호; mileage, 주행 거리; color, 색상; engine, 엔진; brake, brakes, 브레이크;
tire, tires, 타이어; airbag, airbags, 에어백; parking, 주차`,
};
