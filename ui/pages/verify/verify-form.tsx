import { X } from '../../icons/icons.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence } from '../../../src/contract/evidence.ts';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/field.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Tag } from '../../components/tag.tsx';
import { language } from '../../i18n/i18n.ts';
import { answerToSend } from './answer-to-send.ts';
import { DropZone } from './drop-zone.tsx';
import { FileButton } from './file-button.tsx';
import { useGiven } from './use-given.ts';
import { useVerify } from './use-verify.ts';
import { keyed } from '../../react/keyed.ts';

interface FilesProps {
  readonly files: readonly Evidence[];
  readonly onRemove: (index: number) => void;
}

function Files({ files, onRemove }: FilesProps) {
  const { t } = useTranslation();
  return files.length === 0 ? null : (
    <ul aria-label={t('verify.files')} className="flex flex-col gap-1">
      {keyed(files, ({ evidence_id }) => evidence_id).map(([key, { evidence_id, type }], index) => (
        <li key={key} className="flex min-w-0 items-center gap-2 text-sm">
          <Tag>{t(`verify.type.${type}`)}</Tag>
          <span className="min-w-0 truncate">{evidence_id}</span>
          <IconButton
            icon={X}
            label={t('verify.removeFile', { name: evidence_id })}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </ul>
  );
}

interface OpenedProps {
  readonly opened: ReturnType<typeof useGiven>['opened'];
  readonly onClose: () => void;
}

/** The file that the answer came from as JSON; its words cannot be changed beside its claims. */
function Opened({ opened, onClose }: OpenedProps) {
  const { t } = useTranslation();
  if (opened === null) return null;
  const { name, answer } = opened;
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm">
      <span className="min-w-0 truncate">
        {t('verify.given', { name, count: answer.content.claims?.length ?? 0 })}
      </span>
      <IconButton icon={X} label={t('verify.removeFile', { name })} onClick={onClose} />
    </p>
  );
}

/** An answer and what it is to be held against, pasted or dropped as files. */
export function VerifyForm() {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState('');
  const given = useGiven();
  const { text, setText, opened, files, readAnswer, readEvidence } = given;
  const { mutate, isPending, error } = useVerify();
  const failed = given.error ?? error;
  const send = (): void => {
    const answer = opened?.answer ?? null;
    mutate(answerToSend({ text, answer, pasted, pastedName: t('verify.pasted'), files }, language()));
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <DropZone onFiles={readAnswer}>
          <TextArea
            rows={9}
            required
            label={t('verify.answer')}
            hint={t('verify.answerHint')}
            readOnly={opened !== null}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <FileButton label={t('verify.answerFile')} onFiles={readAnswer} />
          <Opened opened={opened} onClose={given.close} />
        </DropZone>
        <DropZone onFiles={readEvidence}>
          <TextArea
            rows={9}
            label={t('verify.evidence')}
            hint={t('verify.evidenceHint')}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
          <FileButton label={t('verify.evidenceFiles')} onFiles={readEvidence} />
          <Files files={files} onRemove={given.remove} />
        </DropZone>
      </div>
      {failed === null ? null : <ProblemNotice error={failed} />}
      <div className="flex items-center gap-3">
        <Button type="submit" disabled={isPending || text.trim() === ''}>
          {t(isPending ? 'verify.running' : 'verify.run')}
        </Button>
        <span role="status" className="text-sm text-soft">
          {isPending ? t('verify.runningHint') : ''}
        </span>
      </div>
    </form>
  );
}
