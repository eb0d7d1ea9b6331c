import { Check, Copy } from '../icons/icons.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';

const SHOWN_MS = 2000;

/** Copies a text, and says that it did. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <>
      <IconButton
        label={copied ? t('common.copied') : (label ?? t('common.copy'))}
        icon={copied ? Check : Copy}
        onClick={() => void copy().catch(() => undefined)}
      />
      <span role="status" className="sr-only">
        {copied ? t('common.copied') : ''}
      </span>
    </>
  );
}
