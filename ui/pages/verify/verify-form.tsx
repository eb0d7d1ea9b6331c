import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence } from '../../../src/contract/evidence.ts';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/field.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Tag } from '../../components/tag.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileButton } from './file-button.tsx';
import { evidenceOfFile, evidenceOfText, withOwnNames } from './read-file.ts';
import { useVerify } from './use-verify.ts';

interface FilesProps {
  readonly files: readonly Evidence[];
  readonly onRemove: (index: number) => void;
}

function Files({ files, onRemove }: FilesProps) {
  const { t } = useTranslation();
  return files.length === 0 ? null : (
    <ul aria-label={t('verify.files')} className="flex flex-col gap-1">
      {files.map(({ evidence_id, type }, index) => (
        <li key={`${index} ${evidence_id}`} className="flex min-w-0 items-center gap-2 text-sm">
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

/** Files of evidence beside what is pasted. */
function useFiles() {
  const [files, setFiles] = useState<readonly Evidence[]>([]);
  return {
    files,
    add: async (added: readonly File[]) => {
      const read = await Promise.all(added.map(evidenceOfFile));
      setFiles((before) => [...before, ...read]);
    },
    remove: (index: number) => setFiles((before) => before.filter((_, at) => at !== index)),
  };
}

/** An answer and what it is to be held against, pasted or dropped as files. */
export function VerifyForm() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState('');
  const { files, add, remove } = useFiles();
  const { mutate, isPending, error } = useVerify();
  const readAnswer = async (chosen: readonly File[]): Promise<void> =>
    setText((await chosen[0]?.text()) ?? text);
  const send = (): void =>
    mutate({ text, evidences: withOwnNames([...evidenceOfText(pasted, t('verify.pasted')), ...files]) });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <DropZone onFiles={(chosen) => void readAnswer(chosen)}>
          <TextArea
            rows={9}
            required
            label={t('verify.answer')}
            hint={t('verify.answerHint')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <FileButton label={t('verify.answerFile')} onFiles={(chosen) => void readAnswer(chosen)} />
        </DropZone>
        <DropZone onFiles={(chosen) => void add(chosen)}>
          <TextArea
            rows={9}
            label={t('verify.evidence')}
            hint={t('verify.evidenceHint')}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
          <FileButton label={t('verify.evidenceFiles')} onFiles={(chosen) => void add(chosen)} />
          <Files files={files} onRemove={remove} />
        </DropZone>
      </div>
      {error === null ? null : <ProblemNotice error={error} />}
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
