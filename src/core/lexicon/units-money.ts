import type { Lexicon } from './lexicon.ts';
import type { UnitRow } from './units-measure.ts';

/** Currencies. Each is a dimension of its own: rates change by the day. */
export const MONEY: Lexicon<UnitRow> = {
  source: 'ISO 4217:2015 (codes); Unicode CLDR 46, currencies in en and ko (names and signs)',
  rows: [
    ['KRW|원|원화|won|₩|￦', ['KRW', 'currency:KRW', '1']],
    [
      'USD|달러|미국 달러|미 달러|불|dollar|dollars|US dollar|US dollars|U.S. dollars|bucks|$|US$|U.S.$',
      ['USD', 'currency:USD', '1'],
    ],
    ['EUR|유로|유로화|euro|euros|€', ['EUR', 'currency:EUR', '1']],
    ['JPY|엔|엔화|yen|円', ['JPY', 'currency:JPY', '1']],
    ['CNY|RMB|위안|위안화|yuan|renminbi|元', ['CNY', 'currency:CNY', '1']],
    ['GBP|파운드화|pounds sterling|pound sterling|£', ['GBP', 'currency:GBP', '1']],
    ['CHF|스위스 프랑|Swiss francs|Swiss franc', ['CHF', 'currency:CHF', '1']],
    ['CAD|캐나다 달러|Canadian dollars|C$|CA$', ['CAD', 'currency:CAD', '1']],
    ['AUD|호주 달러|Australian dollars|A$|AU$', ['AUD', 'currency:AUD', '1']],
    ['NZD|뉴질랜드 달러|New Zealand dollars|NZ$', ['NZD', 'currency:NZD', '1']],
    ['HKD|홍콩 달러|Hong Kong dollars|HK$', ['HKD', 'currency:HKD', '1']],
    ['SGD|싱가포르 달러|Singapore dollars|S$', ['SGD', 'currency:SGD', '1']],
    ['INR|루피|rupee|rupees|₹', ['INR', 'currency:INR', '1']],
    ['VND|동화|₫', ['VND', 'currency:VND', '1']],
    ['TWD|대만 달러|NT$', ['TWD', 'currency:TWD', '1']],
    ['BRL|헤알|R$|reais', ['BRL', 'currency:BRL', '1']],
    ['MXN|Mexican pesos|멕시코 페소', ['MXN', 'currency:MXN', '1']],
    ['RUB|루블|ruble|rubles|roubles|₽', ['RUB', 'currency:RUB', '1']],
    ['SEK|Swedish kronor|스웨덴 크로나', ['SEK', 'currency:SEK', '1']],
    ['NOK|Norwegian kroner|노르웨이 크로네', ['NOK', 'currency:NOK', '1']],
    ['DKK|Danish kroner|덴마크 크로네', ['DKK', 'currency:DKK', '1']],
    ['PLN|zloty|zlotys|zł', ['PLN', 'currency:PLN', '1']],
    ['TRY|Turkish lira|튀르키예 리라|₺', ['TRY', 'currency:TRY', '1']],
    ['ILS|shekel|shekels|₪', ['ILS', 'currency:ILS', '1']],
    ['THB|바트|baht|฿', ['THB', 'currency:THB', '1']],
    ['PHP|필리핀 페소|Philippine pesos|₱', ['PHP', 'currency:PHP', '1']],
    ['IDR|루피아|rupiah', ['IDR', 'currency:IDR', '1']],
    ['ZAR|rand|랜드화', ['ZAR', 'currency:ZAR', '1']],
    ['=p|pence', ['p', 'currency:GBP', '0.01']],
    ['cent|cents|¢|센트', ['¢', 'currency:USD', '0.01']],
    ['¥|￥', ['¥', 'currency:?', '1']],
  ],
};
