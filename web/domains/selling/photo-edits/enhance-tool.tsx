import { enhancePhoto } from '../../../../contracts/selling/photo-edits.ts';
import { photoEditsText } from '../../../../i18n/generated/photo-edits.ts';
import { api } from '../../../lib/api/api.ts';
import { PhotoDrop } from '../../../ui/fields/photo-drop.tsx';
import { CompareSlider } from './compare-slider.tsx';
import { EditProgress } from './edit-progress.tsx';
import { ResultActions } from './result-actions.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { type Edit, usePhotoEditor } from './use-photo-editor.ts';

const enhance: Edit = async (id, signal) => (await api(enhancePhoto, { params: { id }, signal })).picture;

export function EnhanceTool() {
  const editor = usePhotoEditor();
  const { original, edited, stage } = editor;
  return (
    <ToolFrame title={photoEditsText('enhance')} lead={photoEditsText('enhanceLead')}>
      <EditProgress editor={editor} />
      {original && edited ? (
        <>
          <CompareSlider original={original} edited={edited} />
          <ResultActions edited={edited} fileName={original.fileName} onStartOver={editor.startOver} />
        </>
      ) : (
        !stage && <PhotoDrop onChoose={(files) => editor.uploadAndEdit(files, enhance, 'enhancing')} />
      )}
    </ToolFrame>
  );
}
