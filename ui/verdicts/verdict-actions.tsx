import { Braces, FileDown, Link2, Printer } from '../icons/icons.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { toast } from '../components/toast.ts';
import { saveFile } from './save-file.ts';
import { keyed } from '../react/keyed.ts';

interface VerdictActionsProps {
  /** Of the files, without an ending. */
  readonly name: string;
  readonly report: unknown;
  /** Made when it is asked for; null where there is none. */
  readonly markdown: (() => string) | null;
}

/** What can be taken along of a verdict: its link, its report, a sheet of paper. */
export function VerdictActions({ name, report, markdown }: VerdictActionsProps) {
  const { t } = useTranslation();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(window.location.href);
    toast(t('verdict.linkCopied'));
  };
  const actions = [
    { label: t('verdict.link'), icon: Link2, act: () => void copy().catch(() => undefined) },
    {
      label: 'JSON',
      icon: Braces,
      act: () => saveFile(`${name}.json`, 'application/json', `${JSON.stringify(report, null, 2)}\n`),
    },
    ...(markdown === null
      ? []
      : [
          {
            label: 'Markdown',
            icon: FileDown,
            act: () => saveFile(`${name}.md`, 'text/markdown', markdown()),
          },
        ]),
    { label: t('verdict.print'), icon: Printer, act: () => window.print() },
  ];
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      {keyed(actions, ({ label }) => label).map(([key, { label, icon: Icon, act }]) => (
        <Button key={key} look="quiet" size="small" onClick={act}>
          <Icon aria-hidden className="size-3.5" />
          {label}
        </Button>
      ))}
    </div>
  );
}
