/** What the files of answers and evidence say, in Korean; shape as in `koreanMessages`. */
export const koreanInputMessages: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/^is read by the package (\S+), which is not installed$/, '읽으려면 패키지 $1이(가) 있어야 합니다'],
  [/^the package (\S+) cannot be loaded here \((.+)\)$/s, '패키지 $1을(를) 불러올 수 없습니다 ($2)'],
  [/^is protected by a password$/, '암호로 보호되어 있습니다'],
  [/^save it without one$/, '암호 없이 저장하십시오'],
  [/^cannot be read as PDF \((.+)\)$/s, 'PDF로 읽을 수 없습니다 ($1)'],
  [
    /^open it in a viewer and save it again, or give its text$/,
    '뷰어에서 열어 다시 저장하거나 글을 옮겨 주십시오',
  ],
  [
    /^has no text that can be read: its pages are pictures, or its fonts name no letters$/,
    '읽을 글이 없습니다: 쪽이 그림이거나 글꼴에 글자 이름이 없습니다',
  ],
  [/^read it with an OCR program, and give the text$/, 'OCR 프로그램으로 읽은 글을 주십시오'],
  [/^cannot be read as a Word document \((.+)\)$/s, 'Word 문서로 읽을 수 없습니다 ($1)'],
  [
    /^open it in Word and save it again as \.docx, or give its text$/,
    'Word에서 열어 .docx로 다시 저장하거나 글을 옮겨 주십시오',
  ],
  [/^is of a kind that is not read \((.+)\)$/, '읽지 않는 형식입니다 ($1)'],
  [/^save it as DOCX( or PDF)?$/, 'DOCX$1로 저장하십시오'],
  [/^save the sheet as CSV \(UTF-8\)$/, '시트를 CSV(UTF-8)로 저장하십시오'],
  [/^write it as JSON lines$/, 'JSON Lines로 내보내십시오'],
  [
    /^save it as PDF, DOCX, HTML, Markdown, CSV or JSON$/,
    'PDF, DOCX, HTML, Markdown, CSV, JSON 가운데 하나로 저장하십시오',
  ],
  [/^is a folder without a file that can be read$/, '읽을 수 있는 파일이 없는 폴더입니다'],
  [/^names no file that can be read$/, '읽을 수 있는 파일을 가리키지 않습니다'],
  [/^files that are read: (.+)$/, '읽는 파일: $1'],
  [/^has (\d+) cells, the first line has (\d+)$/, '칸이 $1개인데 첫 줄은 $2개입니다'],
  [
    /^put texts with commas or line breaks in quotation marks$/,
    '쉼표나 줄바꿈이 있는 글은 따옴표로 감싸 주십시오',
  ],
  [
    /^compare the row with the first line; the file may be cut off$/,
    '첫 줄과 견주어 보십시오. 파일이 잘렸을 수 있습니다',
  ],
  [/^is one of the files that are read$/, '읽는 파일 가운데 하나입니다'],
  [/^is named as an answer and as its own evidence$/, '답이면서 그 답의 근거로 지정되었습니다'],
  [
    /^nothing is confirmed by itself: name other files with --evidence$/,
    '자기 자신으로는 확인할 수 없습니다. --evidence로 다른 파일을 지정하십시오',
  ],
  [/^is of one answer, and many are named$/, '답 하나에만 쓸 수 있는데 여럿을 지정했습니다'],
  [/^name one file with one answer$/, '답이 하나 든 파일 하나를 지정하십시오'],
  [/^there are no answers to verify$/, '확인할 답이 없습니다'],
  [
    /^name files of answers: a text each, or JSON lines or CSV with an answer a row$/,
    '답 파일을 지정하십시오: 글 파일, 또는 줄마다 답이 하나인 JSON Lines나 CSV',
  ],
  [/^holds the answers of a run that was interrupted$/, '중단된 실행의 결과가 남아 있습니다'],
  [
    /^--resume goes on with it; choose another place with -o to begin anew$/,
    '--resume으로 이어서 합니다. 처음부터 하려면 -o로 다른 곳을 지정하십시오',
  ],
  [/^is of many answers, and one is named$/, '여러 답에만 쓸 수 있는데 하나를 지정했습니다'],
  [
    /^leave it out, or name several files, a \.jsonl or a \.csv$/,
    '빼거나, 파일 여러 개 또는 .jsonl, .csv를 지정하십시오',
  ],
  [/^says no form of a report by its ending$/, '확장자로 보고서의 형식을 알 수 없습니다'],
  [
    /^name a file that ends in (.+), or the form with --format$/,
    '다음 확장자로 지정하거나 --format으로 형식을 지정하십시오: $1',
  ],
  [/^says no form of many results by its ending$/, '확장자로 결과의 형식을 알 수 없습니다'],
  [/^name a file that ends in (.+)$/, '다음 확장자로 지정하십시오: $1'],
  [/^goes on with a file of results, and none is named$/, '이어서 할 결과 파일을 지정하지 않았습니다'],
  [/^name it with -o results\.jsonl$/, '-o results.jsonl처럼 지정하십시오'],
];
